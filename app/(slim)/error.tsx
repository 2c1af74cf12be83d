'use client'

export { PageError as default } from '@/features/shell/faults/page-error'
