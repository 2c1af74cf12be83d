import { isChosen, listHref, toggleFacet, withFilters, type FilterableList } from './filterable-list'
import styles from './list-bar.module.scss'

/** The facets as links, for a browser without scripts. */
export function FacetLinks({ list: { source, view, layers } }: { list: FilterableList }) {
  return (
    <div className={styles.facets}>
      {layers.map(({ code, label, options }) => (
        <section key={code}>
          <h2 className={styles.facet}>{label}</h2>
          <ul className={styles.values}>
            {options.map(({ value, label: name, count }) => (
              <li key={value}>
                <a
                  href={shortHref(
                    listHref(source, withFilters(view, toggleFacet(view.filters, code, value))),
                  )}
                  {...(isChosen(view.filters, code, value) && { 'aria-current': 'true' })}
                  rel="nofollow"
                >
                  {`${name} (${count})`}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** A list's other views differ in their query alone: so many links need not repeat its path. */
function shortHref(href: string): string {
  return href.includes('?') ? href.slice(href.indexOf('?')) : href
}
