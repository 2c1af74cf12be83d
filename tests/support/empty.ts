// Stands in for `server-only` and `client-only`, which have no meaning outside Next.
export {}
