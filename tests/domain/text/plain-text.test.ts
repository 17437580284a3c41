import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainParagraphs } from '#domain/text/plain-text'

test('ANN-09 paragraphs, breaks and list items become lines', () => {
  expect(plainParagraphs('<p>Double <b>points</b></p><ul><li>Slots</li><li>Fishing</li></ul>a<br>b')).toEqual(
    ['Double points', '• Slots', '• Fishing', 'a', 'b'],
  )
})

test('ANN-09 drops scripts, styles and comments', () => {
  expect(plainParagraphs('<style>p{}</style>Hi<script>alert(1)</script><!-- no --> there')).toEqual([
    'Hi there',
  ])
  expect(plainParagraphs('Hi <script>alert(1)')).toEqual(['Hi'])
})

test('ANN-09 decodes entities once and keeps a lone <', () => {
  expect(plainParagraphs('5 &lt; 6 &amp;amp; &#8364; &#x41; &nope; 3 < 4')).toEqual([
    '5 < 6 &amp; € A &nope; 3 < 4',
  ])
})

// Rescanning for each of them would take minutes.
test.each(['<script ', '<li ', '<br ', '<a ', '<!-- ', '</p '])(
  'ANN-09 reads %j repeated 100,000 times without a > in linear time',
  (tag) => {
    expect(plainParagraphs(`Hi${tag.repeat(100_000)}`)).toEqual([tag === '<li ' ? 'Hi•' : 'Hi'])
  },
)

test('ANN-09 property: any text gives lines without line feeds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (html) => {
      for (const line of plainParagraphs(html)) expect(line).not.toMatch(/\n|^\s*$/u)
    }),
  )
})
