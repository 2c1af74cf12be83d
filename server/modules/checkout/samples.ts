/** Vials given along with an order, one each. They are not sold and not counted as stock. */
export const samples: readonly { sku: string; name: string }[] = [
  { sku: 'SMP-LISIERE', name: '林缘 淡香精 1.5ml' },
  { sku: 'SMP-AUBE', name: '破晓 淡香精 1.5ml' },
  { sku: 'SMP-MOUSSE', name: '苔语 淡香精 1.5ml' },
]
