/** True if a page of the origin may read a response. */
export const isOpenTo = (headers: Headers, origin: string): boolean => {
  const allowed = headers.get('Access-Control-Allow-Origin')?.trim()
  return allowed === '*' || allowed === origin
}
