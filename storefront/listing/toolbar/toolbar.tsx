import { startTransition, useState } from 'react'
import { DialogPanel } from '#storefront/components/dialog/dialog-panel.tsx'
import { PanelButton } from '#storefront/components/dialog/panel-button.tsx'
import { Icon } from '#storefront/components/icons/icon.tsx'
import buttons from '../../components/button.module.css'
import { FilterForm } from '../filters/filter-form.tsx'
import type { ListingData } from '../listing-data.ts'
import { productCount } from './product-count.ts'
import { SortForm } from './sort-form.tsx'
import styles from './toolbar.module.css'

const PANEL = 'painel-de-filtros'

/** The bar above the products: their number, sort order and, on narrow screens, the button for the filters. */
export function Toolbar({ listing }: { listing: ListingData }) {
  const { conteudo, info } = listing
  const count = productCount(info.total)

  return (
    <div className={styles['toolbar']}>
      <p className={styles['count']} role="status">
        {count}
      </p>
      <FilterPanel listing={listing} count={count} />
      {info.total > 1 && <SortForm ordenacao={conteudo.detalhes.ordenacao} search={info.self} />}
    </div>
  )
}

/**
 * The filters in a panel. Its form is rendered when it is first opened, since the page already contains it once: after
 * the panel is visible, for it takes a slow phone long.
 */
function FilterPanel({ listing, count }: { listing: ListingData; count: string }) {
  const [opened, setOpened] = useState(false)
  const { filtros } = listing.info
  const label = (
    <>
      <Icon name="filter" /> Filtrar{filtros > 0 && ` (${filtros})`}
    </>
  )

  return (
    <div className={styles['opener']}>
      <PanelButton panel={PANEL} className={`${buttons['secondary']} ${styles['withScript']}`}>
        {label}
      </PanelButton>
      <a href="#filtros" className={`${buttons['secondary']} ${styles['withoutScript']}`}>
        {label}
      </a>
      <DialogPanel
        id={PANEL}
        title="Filtros"
        side="left"
        onOpen={() => startTransition(() => setOpened(true))}
        footer={
          <button
            type="button"
            className={`${buttons['primary']} ${styles['see']}`}
            popoverTarget={PANEL}
            popoverTargetAction="hide"
          >
            <span role="status">Ver {count}</span>
          </button>
        }
      >
        {opened && <FilterForm listing={listing} />}
      </DialogPanel>
    </div>
  )
}
