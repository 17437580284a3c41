/** What an operator's or a stranger's link may hold, and what must lead nowhere, in an app at m.example.com. */
export const UNSAFE_URLS: readonly string[] = [
  ...['', '   ', 'https://', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)'],
  ...['\u0001javascript:alert(1)', 'data:text/html,<script>1</script>', 'vbscript:x', 'file:///etc/passwd'],
  ...['blob:https://m.example.com/1', 'intent://x#Intent;end', '//evil.example', '/\\evil.example'],
  ...['\\\\evil.example', '/m\\..\\..\\evil', '/m/../evil', '/m/..//evil.example/x', '/mobile'],
  ...['https://user:pass@evil.example/', 'https://m.example.com@evil.example/m'],
  'https://evil\u2028.example',
]
