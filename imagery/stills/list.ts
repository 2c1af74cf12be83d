import { supperStill, trainStill } from './scenes/evening'
import { hotelStill, readingStill, vanityStill } from './scenes/home'
import { arcadeStill, beltsStill, heroStill, loginStill, maroquinerieStill } from './scenes/leather'
import {
  accessoriesStill,
  editorialStill,
  linenStill,
  menStill,
  rtwStill,
  shoesStill,
  womenStill,
} from './scenes/wardrobe'
import { giftsStill, homeStill, jewelleryStill, perfumeStill } from './scenes/precious'
import { rainStill, vestibuleStill, wardrobeStill } from './scenes/rooms'
import { storeStill, studioStill, waterStill } from './scenes/places'
import type { Still } from './still'

/** All campaign stills, in the order in which they are made. */
export const stills: readonly Still[] = [
  heroStill,
  maroquinerieStill,
  perfumeStill,
  editorialStill,
  storeStill,
  womenStill,
  menStill,
  shoesStill,
  jewelleryStill,
  rtwStill,
  accessoriesStill,
  homeStill,
  waterStill,
  linenStill,
  studioStill,
  arcadeStill,
  beltsStill,
  loginStill,
  giftsStill,
  supperStill,
  trainStill,
  wardrobeStill,
  rainStill,
  vestibuleStill,
  vanityStill,
  hotelStill,
  readingStill,
]
