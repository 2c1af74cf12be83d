import { metalOf } from '../models/materials'
import { stone } from './sets/piece'

export const sand = '#cdbfa9'
export const chalk = '#e4ddd1'
export const clay = '#b9967a'
export const travertine = stone('#d6cab6', '#cdbfa8')
export const limestone = stone('#d9d4ca', '#d0cabd')
export const marble = stone('#e6e2da', '#d6d0c5')

export const brass = metalOf('gold', 0.3, true)

export const noir = '#171615'
export const cognac = '#9a5a2c'
export const bordeaux = '#5a1a24'
export const foret = '#2c4034'
export const ivoire = '#efe8da'

export const flap = (colour: string, leather = 'smooth-calf') => ({ colour, leather, metal: 'gold' })
