import { act, screen, within, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aProduct } from '@/mocks/product-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { SelectionProvider } from '../selection/selection'
import type { LivePieceProps } from './live-piece'
import { ViewerEntry } from './viewer-entry'

const { hasWebGL, loadModel, drawn } = vi.hoisted(() => ({
  hasWebGL: vi.fn(() => true),
  loadModel: vi.fn(),
  drawn: vi.fn<(props: LivePieceProps) => void>(),
}))
vi.mock('@/components/stage-3d/webgl', () => ({ hasWebGL }))
vi.mock('./load-model', () => ({ loadModel }))
vi.mock('./live-piece', () => ({
  LivePiece: (props: LivePieceProps) => {
    drawn(props)
    return <p>{props.words}</p>
  },
}))

const api = serveApi()
const file = new ArrayBuffer(8)

beforeEach(() => {
  vi.clearAllMocks()
  window.history.replaceState(null, '', '/')
  loadModel.mockResolvedValue(file)
})

async function open() {
  const [color] = aProduct().attributes
  const options = ['#171615', '#efe8da'].map((swatch, at) => ({ ...color!.options[at]!, swatch }))
  const product = aProduct({ attributes: [{ ...color!, options }] })
  api.answer('getProduct', product)
  const { user } = renderWithQueries(
    <SelectionProvider product={product}>
      <ViewerEntry tokens={{ phone: 'bag-light', desktop: 'bag' }} className="link" />
    </SelectionProvider>,
  )
  const entry = screen.getByRole('button', { name: '三维查看' })
  await user.click(entry)
  return { user, entry, viewer: within(await screen.findByRole('dialog', { name: /^三维查看/ })) }
}
const lastDrawn = () => drawn.mock.lastCall?.[0]

describe('[P14] a piece that is turned', () => {
  it('stands there as its picture until it is drawn, in the colour that is chosen', async () => {
    const { viewer } = await open()
    await waitFor(() => expect(lastDrawn()).toMatchObject({ file, colour: '#171615' }))
    expect(loadModel).toHaveBeenCalledWith('bag', expect.anything(), expect.anything())
    expect(viewer.getByRole('img')).toBeVisible()
    expect(viewer.getByRole('progressbar', { name: '正在载入' })).toBeVisible()

    act(() => lastDrawn()?.onShown())
    expect(viewer.queryByRole('img')).toBeNull()
    expect(viewer.queryByRole('progressbar')).toBeNull()
  })

  it('gives the focus back to where it was asked for', async () => {
    const { user, entry, viewer } = await open()
    await user.click(viewer.getByRole('button', { name: '关闭' }))
    expect(entry).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says that nothing came, and comes when it is asked for again', async () => {
    loadModel.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { user, viewer } = await open()
    expect(await viewer.findByText(/暂时无法载入/)).toBeVisible()
    expect(viewer.getByRole('img')).toBeVisible()

    await user.click(viewer.getByRole('button', { name: '重新载入' }))
    await waitFor(() => expect(lastDrawn()).toMatchObject({ file }))
    expect(viewer.queryByText(/暂时无法载入/)).toBeNull()
  })

  it('says that the graphics card was taken away, and shows its picture again', async () => {
    const { user, viewer } = await open()
    await waitFor(() => expect(drawn).toHaveBeenCalled())
    act(() => lastDrawn()?.onShown())
    act(() => lastDrawn()?.onLost())
    expect(viewer.getByText(/画面已中断/)).toBeVisible()
    expect(viewer.getByRole('img')).toBeVisible()

    await user.click(viewer.getByRole('button', { name: '重新载入' }))
    await waitFor(() => expect(loadModel).toHaveBeenCalledTimes(2))
  })

  it('leads back to the pictures where nothing is drawn in space, and fetches nothing', async () => {
    hasWebGL.mockReturnValueOnce(false)
    const { viewer } = await open()
    expect(viewer.getByText(/暂不支持三维查看/)).toBeVisible()
    expect(viewer.queryByRole('button', { name: '重新载入' })).toBeNull()
    expect(loadModel).not.toHaveBeenCalled()
  })
})
