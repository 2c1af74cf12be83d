/** Never seen: a path nothing stands at has the screen of `(default)`. Without a file Next sends its own with every page. */
export default function NotFound() {
  return null
}
