/** The decoder in plain script; the package has types for the one in WebAssembly alone, which is used alike. */
declare module 'meshoptimizer/meshopt_decoder_reference.js' {
  export { MeshoptDecoder } from 'meshoptimizer'
}
