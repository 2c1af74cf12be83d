import { CameraFailure, openCamera } from '../source/camera'
import type { Source, SourceWish } from '../source/source'
import { openDrawing, openPhoto } from '../source/still'
import type { FaceModels } from '../worker/face-finder'
import { createMirror, type Look, type Mirror } from './mirror'
import type { PhaseChange, Refusal } from './phase'

type Options = {
  canvas: HTMLCanvasElement
  wish: SourceWish
  /** The models, loaded once for every session of a page. */
  models: FaceModels
  report: (change: PhaseChange) => void
}

export type Session = {
  wear: (look: Look) => void
  /** The mirror, once there is one. */
  mirror: () => Mirror | null
  stop: () => void
}

/** Opens what was wished for and shows it. A camera is closed while the page is out of sight. */
export function startSession({ canvas, wish, models, report }: Options): Session {
  let mirror: Mirror | null = null
  let look: Look | null = null
  let turn = 0

  const refuse = (reason: Refusal) => {
    close()
    report({ type: 'refused', reason })
  }

  async function open(): Promise<void> {
    turn += 1
    const mine = turn
    const loading = models.ready()
    // A camera that is refused meanwhile is told first.
    loading.catch(() => undefined)
    const source = await openSource(wish)
    const finder = await loading.catch((error: unknown) => {
      source.stop()
      throw error
    })
    if (mine !== turn) {
      source.stop()
      return
    }
    mirror = createMirror({
      ...{ canvas, source, finder },
      onHelp: (help) => report({ type: 'helped', help }),
      onTooSlow: () => refuse('slow'),
      onFailed: () => {
        models.drop()
        refuse('models')
      },
    })
    if (look) mirror.wear(look)
    report({ type: 'shown' })
  }

  function close(): void {
    turn += 1
    mirror?.stop()
    mirror = null
  }

  const begin = () => {
    report({ type: 'begun' })
    const mine = turn + 1
    open().catch((error: unknown) => {
      if (mine === turn) refuse(reasonOf(error, wish))
    })
  }

  let isPaused = false
  const handleVisibility = () => {
    if (document.hidden && mirror) {
      isPaused = true
      close()
    } else if (!document.hidden && isPaused) {
      isPaused = false
      begin()
    }
  }

  if (wish.kind === 'camera') document.addEventListener('visibilitychange', handleVisibility)
  begin()

  return {
    wear: (next) => {
      look = next
      mirror?.wear(next)
    },
    mirror: () => mirror,
    stop: () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      close()
    },
  }
}

function openSource(wish: SourceWish): Promise<Source> {
  switch (wish.kind) {
    case 'camera':
      return openCamera()
    case 'drawing':
      return openDrawing()
    case 'photo':
      return openPhoto(wish.file)
  }
}

/** What could not be had: the camera, the photo, or else the models. */
function reasonOf(error: unknown, { kind }: SourceWish): Refusal {
  if (error instanceof CameraFailure) return error.fault
  // A picture that cannot be decoded says so by this name.
  const isUnreadable = error instanceof DOMException && error.name === 'EncodingError'
  return kind === 'photo' && isUnreadable ? 'photo' : 'models'
}
