import type { FilterableList } from './filterable-list'
import { isChosen, toggleFacet, withFilters } from './chosen-facets'
import { routes } from '@/lib/routes'
import styles from './facet-links.module.scss'

/** The facets as links, for a browser without scripts. */
export function FacetLinks({ list: { urlKey, view, layers } }: { list: FilterableList }) {
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
                  href={routes.category(urlKey, withFilters(view, toggleFacet(view.filters, code, value)))}
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
