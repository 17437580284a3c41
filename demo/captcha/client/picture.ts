/** Loads an image and waits until it can be drawn without a flash. */
export const loadImage = (url: string, alt: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.alt = alt
    image.draggable = false
    image.onload = () => {
      resolve(image)
    }
    image.onerror = () => {
      reject(new Error('networkError'))
    }
    image.src = url
  })
