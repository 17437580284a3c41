// Runs in the page before the page's own code. Plain JavaScript, because it is sent as is. It records visible events
// with their times, in milliseconds since the navigation began.
;(() => {
  if (window !== top) return
  const seen = { firstPaint: null, content: null, blocked: 0, longest: 0, shift: 0, taps: [], tasks: [] }
  window.__probe = seen

  const watch = (type, note, options = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    })
  }
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push([performance.timeOrigin + startTime, duration])
    seen.blocked += duration - 50
    seen.longest = Math.max(seen.longest, duration)
  })
  watch('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.shift += value
  })
  watch(
    'event',
    ({ name, duration }) => {
      if (name === 'click') seen.taps.push(duration)
    },
    { durationThreshold: 16 },
  )

  const isOnScreen = (element) => {
    const { width, bottom, top } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  }
  const look = () => {
    if (seen.content !== null) return
    if ([...document.querySelectorAll('a[data-game]')].some(isOnScreen)) {
      // Painted in the frame that is being prepared: the message comes after it.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        seen.content ??= performance.now()
      }
      port2.postMessage(null)
      return
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()
