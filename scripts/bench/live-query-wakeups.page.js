// Runs in the page before anything of its own: notes which tables each commit of another thread touched, as Dexie
// tells it. Each such commit wakes the live queries that it meets.
window.__commits = []
new BroadcastChannel('x-storagemutated-1').onmessage = ({ data }) => {
  window.__commits.push(Object.keys(data ?? {}))
}
