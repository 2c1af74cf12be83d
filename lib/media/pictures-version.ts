/** A short hash of all that lies in public/pictures, public/films, public/models and public/try-on, set by the build; empty while developing and in tests. */
export const picturesVersion = process.env.NEXT_PUBLIC_PICTURES_VERSION ?? ''
