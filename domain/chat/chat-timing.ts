/** Times of the chat and of customer service. Separate from timing.ts: no first visit loads them. */

export const SERVICE_SCRIPT_DELAY_MS = 500 // CSV-05, delay of the script after customer service is needed
export const SERVICE_REBIND_MS = [1_000, 3_000] as const // CSV-05, for a widget that starts late: it gets its data then
