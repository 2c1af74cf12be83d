/** What runs inside the page: finds things as Testing Library does, by what they are called, and uses them as a person would. */
import { configure, fireEvent, queryAllByRole } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'

configure({ throwSuggestions: false })

const user = userEvent.setup()

function find(role, name, inside) {
  const region = inside ? find(...inside) : document.body
  const [found] = queryAllByRole(region, role, name === null ? {} : { name })
  if (!found) throw new Error(`no ${role} «${name ?? ''}»`)
  return found
}

/** A press may lead to another page before it is over: what went wrong with it comes up with the next call. */
let last = Promise.resolve()

async function begin(act) {
  await last
  last = act()
  last.catch(() => undefined)
}

/** A page of the store takes presses once React has taken it over, and keeps on its elements what it knows of them. */
const isTakenOver = () =>
  !('__next_f' in globalThis) || Object.keys(document.body).some((key) => key.startsWith('__react'))

globalThis.hand = {
  async press(role, name, inside) {
    const element = find(role, name, inside)
    if (element.matches(':disabled, [aria-disabled="true"]')) throw new Error(`${role} «${name}» is disabled`)
    // Its script comes after the page itself.
    if (!isTakenOver()) throw new Error(`${role} «${name}» takes no press yet`)
    element.scrollIntoView({ block: 'center' })
    await begin(() => user.click(element))
  },
  async fill(role, name, text, inside) {
    const field = find(role, name, inside)
    await last
    field.focus()
    fireEvent.input(field, { target: { value: text } })
    if (field.value !== text) throw new Error(`the field «${name}» holds «${field.value}»`)
  },
  async choose(name, option, inside) {
    const field = find('combobox', name, inside)
    await last
    await user.selectOptions(field, option)
  },
  async see(role, name, inside) {
    await last
    find(role, name, inside)
  },
  async read(text) {
    await last
    if (!document.body.innerText.includes(text)) throw new Error(`nothing says «${text}»`)
  },
  async miss(role, name) {
    await last
    if (queryAllByRole(document.body, role, { name }).length > 0)
      throw new Error(`${role} «${name}» is still there`)
  },
}
