/** The widest that a page to read is drawn, in CSS pixels: text-page.module.css has it in rem. */
export const TEXT_WIDTH = 640
