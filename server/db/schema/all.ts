/** Every table, for drizzle: the one file that gathers what others import from its source. */
export * from './customer'
export * from './catalogue'
export * from './content'
export * from './bag'
export * from './interests'
export * from './orders'
export * from './share'
export * from './chat-app'
