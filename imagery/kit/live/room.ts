import { BoxGeometry, Color, Mesh, MeshBasicMaterial, Scene } from 'three'

type Triple = readonly [number, number, number]

/**
 * A lit room that metal and gloss can mirror: a key from the left, a top, a fill, and dark walls that draw their edges. `walls`
 * is how bright the rest of it is.
 */
export function litRoom(walls = 0.5): Scene {
  const room = new Scene()
  room.background = new Color(walls, walls * 0.99, walls * 0.98)
  const lamp = (at: Triple, [wide, high]: readonly [number, number], light: number) => {
    const box = new Mesh(
      new BoxGeometry(wide, high, 0.1),
      new MeshBasicMaterial({ color: new Color(light, light * 0.99, light * 0.98) }),
    )
    box.position.set(...at)
    box.lookAt(0, 0, 0)
    room.add(box)
  }
  lamp([-6, 5, 5], [4, 6], 9)
  lamp([0, 9, 1], [7, 5], 5)
  lamp([7, 1, 4], [2.5, 7], 3)
  lamp([5, 4, -6], [3, 4], 4)
  lamp([0, -9, 2], [9, 6], 0.5)
  lamp([-1.4, 0, 9], [3.2, 7], 0.02)
  lamp([9, -1, -2], [3, 8], 0.01)
  lamp([-9, -1, -2], [3, 8], 0.01)
  return room
}
