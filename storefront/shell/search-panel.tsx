import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { Icon } from '../parts/icon.tsx'
import styles from './search-panel.module.css'
import { suggestionAddresses } from './suggestion-addresses.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The id of the popover that the header's magnifying glass opens. */
export const SEARCH_PANEL = 'buscar'

const LIST = 'sugestoes'

/** Nobody needs it before typing. */
const SuggestionList = lazy(async () => ({ default: (await import('./suggestion-list.tsx')).SuggestionList }))

/**
 * The search of the header: a popover with a form that leads to the search page. With JavaScript it suggests while one types,
 * as a combobox: arrows walk through the suggestions, Enter follows the one that is marked.
 */
export function SearchPanel() {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(text.trim().slice(0, 200))
  const navigate = useNavigate()
  const addresses = suggestions ? suggestionAddresses(suggestions) : []
  const followed = addresses[active]

  function walk(event: KeyboardEvent) {
    // Of itself a search field would take the first Esc to empty itself.
    if (event.key === 'Escape') closePanel()
    if (event.key === 'Enter' && followed) {
      event.preventDefault()
      closePanel()
      navigate(followed)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || addresses.length === 0) return
    event.preventDefault()
    // One place more than there are suggestions: the field itself, at -1.
    const places = addresses.length + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }

  return (
    <search
      id={SEARCH_PANEL}
      popover="auto"
      className={styles['panel']}
      aria-label="Busca na loja"
      onToggle={(event) => event.newState === 'open' && input.current?.focus()}
    >
      <Form action="/busca" className={`wrap ${styles['form']}`} onSubmit={closePanel}>
        <Icon name="search" size={1.5} />
        <input
          ref={input}
          type="search"
          name="q"
          required
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
      {suggestions && (
        <Suspense>
          <SuggestionList id={LIST} suggestions={suggestions} active={active} onFollow={closePanel} />
        </Suspense>
      )}
    </search>
  )
}

function closePanel() {
  document.getElementById(SEARCH_PANEL)?.hidePopover()
}
