import { type KeyboardEvent, lazy, Suspense, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { Suggestions } from '#contract/catalog/search.ts'
import { Icon } from '#storefront/components/icons/icon.tsx'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import styles from './search-panel.module.css'
import { SEARCH_PANEL } from './search-panel-id.ts'
import { suggestionAddresses } from './suggestion-addresses.ts'
import { useSuggestions } from './use-suggestions.ts'

const LIST = 'sugestoes'

/** Loaded when the search is opened. */
const SuggestionList = lazy(async () => ({ default: (await import('./suggestion-list.tsx')).SuggestionList }))
const RecentList = lazy(async () => ({ default: (await import('./recent-list.tsx')).RecentList }))

/**
 * The search of the header: a popover with a form that leads to the search page. With JavaScript it is a combobox that
 * suggests while the visitor types: arrow keys move through the suggestions, Enter follows the marked one. An empty
 * field shows recent searches. It opens and takes the focus without JavaScript.
 */
export function SearchPanel() {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const [recent, setRecent] = useState<string[]>([])
  const suggestions = useSuggestions(text.trim().slice(0, 200))
  const navigate = useNavigate()
  const addresses = suggestions ? suggestionAddresses(suggestions) : []
  const followed = addresses[active]

  function opened(event: ToggleEvent) {
    if (event.newState !== 'open') return
    setRecent(recentSearches())
    input.current?.focus()
  }

  // It may have been opened, and typed in, before hydration.
  useEffect(() => {
    if (!input.current?.closest(':popover-open')) return
    setRecent(recentSearches())
    setText(input.current.value)
  }, [])

  function leave() {
    rememberSearch(text)
    closePanel()
  }

  function walk(event: KeyboardEvent<HTMLElement>) {
    // A search field would use the first Esc to clear itself.
    if (event.key === 'Escape') closePanel()
    if (event.key === 'Enter' && followed) {
      event.preventDefault()
      leave()
      void navigate(followed)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    if (addresses.length === 0) {
      if (step === 1) event.currentTarget.closest('search')?.querySelector<HTMLElement>('ul a')?.focus()
      return
    }
    // One more position than suggestions: the field itself, at -1.
    const places = addresses.length + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }

  /** The removed line had the focus. */
  function removed(left: string[]) {
    setRecent(left)
    input.current?.focus()
  }

  return (
    <search
      id={SEARCH_PANEL}
      popover="auto"
      className={styles['panel']}
      aria-label="Busca na loja"
      onToggle={opened}
    >
      <Form action="/busca" className={`wrap ${styles['form']}`} onSubmit={leave}>
        <Icon name="search" size={1.5} />
        <input
          ref={input}
          type="search"
          name="q"
          required
          autoFocus
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-label="O que você procura?"
          placeholder="O que você procura?"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={addresses.length > 0}
          aria-controls={LIST}
          aria-activedescendant={followed ? `${LIST}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(-1)
          }}
          onKeyDown={walk}
        />
        <button type="submit" className={styles['submit']}>
          Buscar
        </button>
        <button
          type="button"
          className={styles['close']}
          popoverTarget={SEARCH_PANEL}
          popoverTargetAction="hide"
          aria-label="Fechar a busca"
        >
          <Icon name="close" />
        </button>
      </Form>
      <p className="visually-hidden" role="status">
        {suggestions && found(suggestions)}
      </p>
      <Suspense>
        {suggestions && (
          <SuggestionList id={LIST} suggestions={suggestions} active={active} onFollow={leave} />
        )}
        {!text && recent.length > 0 && (
          <RecentList searches={recent} onFollow={closePanel} onRemove={removed} />
        )}
      </Suspense>
    </search>
  )
}

/** The number of suggestions, for screen readers. */
function found({ busca, paginas, completar, produtos, categorias, marcas, aviso }: Suggestions): string {
  const count = paginas.length + completar.length + produtos.length + categorias.length + marcas.length
  if (count === 0) return aviso ?? `Nada encontrado para ${busca}`

  return `${count} ${count === 1 ? 'sugestão' : 'sugestões'} para ${busca}. Use as setas para escolher.`
}

function closePanel() {
  document.getElementById(SEARCH_PANEL)?.hidePopover()
}
