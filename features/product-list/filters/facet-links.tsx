import { isChosen, toggleFacet, withFilters } from './chosen-facets'
import { listHref, type FilterableList } from './filterable-list'
import styles from './facet-links.module.scss'

/** The facets as links, for a browser without scripts. */
export function FacetLinks({ list: { source, view, layers } }: { list: FilterableList }) {
  return (
    <div className={styles.root}>
      {layers.map(({ code, label, options }) => (
        <section key={code}>
          <h2 className={styles.title}>{label}</h2>
          <ul className={styles.values}>
            {options.map(({ value, label: name, count }) => (
              <li key={value}>
                <a
                  className={styles.value}
                  href={listHref(source, withFilters(view, toggleFacet(view.filters, code, value)))}
                  aria-current={isChosen(view.filters, code, value) ? 'true' : undefined}
                  rel="nofollow"
                >
                  {name} ({count})
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
