/** Times of the chat and of customer service, apart from timing.ts: no first visit loads them. */

export const SERVICE_SCRIPT_DELAY_MS = 500 // CSV-05, the script is asked for this long after customer service is wanted
export const SERVICE_REBIND_MS = [1_000, 3_000] as const // CSV-05, a widget that starts late takes what it is told then
