/** Returns the same drawing in fewer bytes: no line breaks between elements, no redundant zeros. */
export function shorten(svg: string): string {
  return svg.replace(/>\s+</g, '><').replace(/(?<=[\s"(,MLHVCSQTAZa-z-])0(\.\d)/g, '$1')
}
