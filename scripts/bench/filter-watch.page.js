// Measures every keystroke in the search, from the input to the frame that shows the number of matches. An
// expression.
;(() => {
  const waits = []
  let since
  addEventListener('input', ({ timeStamp }) => (since = timeStamp), true)
  new MutationObserver((changes) => {
    const isCount = changes.some(({ target }) => target.parentElement?.closest('main [role=status]'))
    if (since === undefined || !isCount) return
    const startedAt = since
    since = undefined
    requestAnimationFrame(() => setTimeout(() => waits.push(performance.now() - startedAt)))
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  window.filterWaits = waits
  return 0
})()
