import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainParagraphs } from '#domain/text/plain-text'

test.each([
  ['<p>Double <b>points</b></p><ul><li>Slots</li></ul>a<br>b', ['Double points', '• Slots', 'a', 'b']],
  ['<style>p{}</style>Hi<script>alert(1)</script><!-- no --> there', ['Hi there']],
  ['Hi <script>alert(1)', ['Hi']],
  ['5 &lt; 6 &amp;amp; &#8364; &#x41; &nope; 3 < 4', ['5 < 6 &amp; € A &nope; 3 < 4']],
])('ANN-09 the text of %s', (html, lines) => expect(plainParagraphs(html)).toEqual(lines))

// Rescanning for each of them would take minutes.
test.each(['<script ', '<li ', '<br ', '<a ', '<!-- ', '</p '])(
  'ANN-09 reads %j repeated 100,000 times without a > in linear time',
  (tag) => expect(plainParagraphs(`Hi${tag.repeat(100_000)}`)).toEqual([tag === '<li ' ? 'Hi•' : 'Hi']),
)

test('ANN-09 property: any text gives lines without line feeds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (html) => {
      for (const line of plainParagraphs(html)) expect(line).not.toMatch(/\n|^\s*$/u)
    }),
  )
})
