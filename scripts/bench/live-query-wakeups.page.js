// Runs in the page before the page's own code. Records which tables each commit of another thread touched, as Dexie
// reports it. Each such commit re-runs the live queries on those tables.
window.__commits = []
new BroadcastChannel('x-storagemutated-1').onmessage = ({ data }) => {
  window.__commits.push(Object.keys(data ?? {}))
}
