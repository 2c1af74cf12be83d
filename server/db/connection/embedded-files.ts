import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]

/** The files of an embedded database, private from birth: by itself it opens each to everybody, whatever the umask. */
export class EmbeddedFiles extends NodeFS {
  override async init(database: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(database, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), narrowModes] } }
  }
}

/** No rights for anybody else. */
const OWNER = 0o700

const narrowModes: NonNullable<Options['preRun']>[number] = ({ FS: files }) => {
  const { chmod, mkdir } = files
  Object.assign(files, {
    chmod: (path: string, mode: number, dontFollow?: boolean) => chmod(path, mode & OWNER, dontFollow),
    mkdir: (path: string, mode = OWNER) => mkdir(path, mode & OWNER),
  })
}
