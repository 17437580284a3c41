// The baseline screen: every game of the list is an element of the page. Each keystroke searches all rows and renders
// all matches. An expression: a promise of the number of games.
;(async () => {
  const response = await fetch('/lgw/games/mobile', { headers: { Merchant: 'harbour', Language: 'EN' } })
  const rows = (await response.json()).value
  const grid = document.createElement('div')
  const draw = (games) => {
    grid.replaceChildren(
      ...games.map(({ name, vendor, image }) => {
        const tile = document.createElement('a')
        const cover = new Image(110, 146)
        cover.loading = 'lazy'
        cover.src = image.replace('{w}', '240')
        tile.style.cssText = 'display: inline-block; inline-size: 110px'
        tile.append(cover, name, document.createElement('br'), vendor)
        return tile
      }),
    )
  }
  document.body.replaceChildren(grid)
  draw(rows)
  // Returns the time until the result was on screen, in milliseconds.
  window.plainSearch = (text) =>
    new Promise((resolve) => {
      const since = performance.now()
      draw(rows.filter(({ name }) => name.toLowerCase().includes(text)))
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)))
    })
  return rows.length
})()
