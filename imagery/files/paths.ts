import { resolve } from 'node:path'

/** The commands run from the root of the repository. */
const inRoot = (...path: string[]) => resolve(process.cwd(), ...path)

export const paths = {
  blenderScript: inRoot('imagery/blender/render.py'),
  drapeScript: inRoot('imagery/blender/drape.py'),
  drape: (name: string) => inRoot('imagery/models/textiles/drapes', `${name}.json`),
  manifest: inRoot('imagery/manifest.json'),
  data: inRoot('server/seed/data'),
  products: inRoot('server/seed/data/products'),
  pictures: inRoot('public/pictures'),
  films: inRoot('public/films'),
  models: inRoot('public/models'),
  sheets: inRoot('docs/imagery'),
  worn: inRoot('features/try-on/earrings/worn.json'),
  turntable: inRoot('imagery/worn/turntable.ts'),
  photograph: inRoot('imagery/composed/photograph.ts'),
  triedOn: inRoot('features/try-on/close-up.ts'),
  drawnFace: inRoot('features/try-on/source/house-face.svg'),
  public: inRoot('public'),
  /** What a render leaves behind; never committed. */
  work: (...path: string[]) => inRoot('.imagery', ...path),
}
