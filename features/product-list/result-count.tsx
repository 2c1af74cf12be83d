/** How many there are: a number to the eye, a sentence to the ear. */
export function ResultCount({ count, className }: { count: number; className: string | undefined }) {
  return (
    <span className={className}>
      <span className="visually-hidden">共 </span>
      {count}
      <span className="visually-hidden"> 件</span>
    </span>
  )
}
