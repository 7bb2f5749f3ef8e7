import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useQuery } from './search-params.ts'

const WAIT_MS = 250

/** Searches the list of this page while one types (`busca` in the address); `/` focuses it. */
export function SearchField({ label }: { label: string }) {
  const { params, change } = useQuery()
  const [text, setText] = useState(params.get('busca') ?? '')
  const field = useRef<HTMLInputElement>(null)
  const search = useDebouncedCallback((busca: string) => change({ busca }), WAIT_MS)
  useHotkeys([['/', () => field.current?.focus()]])

  function type(value: string) {
    setText(value)
    search(value.trim())
  }

  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text !== '' && <CloseButton size="sm" aria-label="Limpar a busca" onClick={() => type('')} />
      }
      style={{ flex: '1 1 16rem' }}
    />
  )
}
