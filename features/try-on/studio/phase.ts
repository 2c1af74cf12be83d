import type { CameraFault } from '../source/camera'
import type { Help } from '../face/help'

/** Why nothing can be tried on as it was wished. */
export type Refusal = CameraFault | 'photo' | 'slow' | 'models'

/** Where a try-on stands. */
export type Phase =
  | { name: 'loading'; share: number }
  | { name: 'shown'; help: Help | null }
  | { name: 'refused'; reason: Refusal }

export type PhaseChange =
  | { type: 'begun' }
  | { type: 'loaded'; share: number }
  | { type: 'shown' }
  | { type: 'helped'; help: Help | null }
  | { type: 'refused'; reason: Refusal }

export const firstPhase: Phase = { name: 'loading', share: 0 }

/** What a try-on comes to by a change; late news of a phase that is over changes nothing. */
export function nextPhase(phase: Phase, change: PhaseChange): Phase {
  switch (change.type) {
    case 'begun':
      return firstPhase
    case 'loaded':
      return phase.name === 'loading'
        ? { name: 'loading', share: Math.max(phase.share, change.share) }
        : phase
    case 'shown':
      return phase.name === 'loading' ? { name: 'shown', help: null } : phase
    case 'helped':
      return phase.name === 'refused' ? phase : { name: 'shown', help: change.help }
    case 'refused':
      return { name: 'refused', reason: change.reason }
  }
}

/** What is said of each refusal, and whether the same may be tried again. */
export const refusals: Readonly<Record<Refusal, { title: string; text: string; canRetry: boolean }>> = {
  refused: {
    title: '未获得摄像头的使用权限',
    text: '请在浏览器的网站权限中允许使用摄像头，再试一次；您也可以选择一张照片。',
    canRetry: true,
  },
  missing: { title: '未找到摄像头', text: '您可以选择一张照片，或查看示范。', canRetry: true },
  busy: {
    title: '摄像头正被其他应用使用',
    text: '请关闭正在使用摄像头的应用，再试一次；您也可以选择一张照片。',
    canRetry: true,
  },
  insecure: {
    title: '此处无法使用摄像头',
    text: '请点击右上角，选择在浏览器中打开本页；您也可以选择一张照片。',
    canRetry: false,
  },
  photo: { title: '无法读取这张照片', text: '请选择 JPEG 或 PNG 格式的照片。', canRetry: false },
  slow: {
    title: '以照片试戴更为清晰',
    text: '您的设备处理实时画面较慢，请选择一张正面的照片。',
    canRetry: false,
  },
  models: {
    title: '试戴暂时无法开启',
    text: '请检查网络后再试一次，或以较新版本的浏览器打开本页。',
    canRetry: true,
  },
}
