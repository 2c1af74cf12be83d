import type { Source } from './source'
import { workingSize } from './source'

/** Why no camera shows a picture. */
export type CameraFault = 'refused' | 'missing' | 'busy' | 'insecure'

export class CameraFailure extends Error {
  readonly fault: CameraFault

  constructor(fault: CameraFault) {
    super(`No camera: ${fault}`)
    this.name = 'CameraFailure'
    this.fault = fault
  }
}

/** Opens the camera that looks at the shopper; its picture is mirrored, as they know themselves. Throws a CameraFailure. */
export async function openCamera(): Promise<Source> {
  const stream = await openStream()
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = stream
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  try {
    await video.play()
  } catch {
    stop()
    throw new CameraFailure('busy')
  }
  const { width, height } = workingSize(video.videoWidth, video.videoHeight)
  return {
    ...{ isLive: true, width, height, stop },
    draw: (context) => {
      context.setTransform(-1, 0, 0, 1, width, 0)
      context.drawImage(video, 0, 0, width, height)
      context.setTransform(1, 0, 0, 1, 0, 0)
    },
  }
}

async function openStream(): Promise<MediaStream> {
  // Missing outside https and in some apps' own browsers.
  if (!('mediaDevices' in navigator)) throw new CameraFailure('insecure')
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
    })
  } catch (error) {
    throw new CameraFailure(faultOf(error))
  }
}

/** What the browser's own name of a failure means. */
export function faultOf(error: unknown): CameraFault {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}
