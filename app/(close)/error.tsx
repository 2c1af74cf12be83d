'use client'

export { PageError as default } from '@/features/shell/page-error'
