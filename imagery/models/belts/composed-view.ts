/** How a belt that is put together is seen at first, live and in its picture: radians. */
export const composedView = { azimuth: 0.28, elevation: 0.36, zoom: 1 } as const
