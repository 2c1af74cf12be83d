import { tryOnFile } from '@/lib/media/try-on-files'
import { workingSize, type Source } from './source'

/** A photo from the shopper's device, turned as it was taken. Throws where the file is no picture. */
export async function openPhoto(file: File): Promise<Source> {
  const url = URL.createObjectURL(file)
  try {
    return stillOf(await loadImage(url))
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** The face the house has drawn. */
export async function openDrawing(): Promise<Source> {
  return stillOf(await loadImage(tryOnFile('house-face.webp')))
}

/** An image element turns a photo by its EXIF orientation; a bitmap would not in every browser. */
async function loadImage(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  await image.decode()
  return image
}

function stillOf(image: HTMLImageElement): Source {
  const { width, height } = workingSize(image.naturalWidth, image.naturalHeight)
  return {
    ...{ isLive: false, width, height },
    draw: (context) => context.drawImage(image, 0, 0, width, height),
    stop: () => undefined,
  }
}
