import { TagsInput, type TagsInputProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { api } from '#admin/shell/api.ts'
import { MAX_ORDER_TAGS, MAX_TAG_LENGTH } from '#contract/orders/order-tags.ts'

type TagsFieldProps = Pick<TagsInputProps, 'label' | 'description'> & {
  tags: string[]
  onChange: (tags: string[]) => void
}

/** Takes tags by Enter or comma, and offers those that other orders have. */
export function TagsField({ tags, onChange, ...props }: TagsFieldProps) {
  const known = useKnownTags()

  return (
    <TagsInput
      value={tags}
      onChange={onChange}
      data={known}
      maxTags={MAX_ORDER_TAGS}
      maxLength={MAX_TAG_LENGTH}
      placeholder={tags.length === 0 ? 'Escreva e tecle Enter' : ''}
      acceptValueOnBlur
      // Below, what is offered would cover the button that saves.
      comboboxProps={{ position: 'top' }}
      {...props}
    />
  )
}

/** None while they are on their way, or can't be had: a tag can be typed all the same. */
function useKnownTags(): string[] {
  const [known, setKnown] = useState<string[]>([])
  useEffect(() => {
    let current = true
    api.orders.tags().then(
      ({ marcadores }) => current && setKnown(marcadores.map(({ nome }) => nome)),
      () => undefined,
    )

    return () => {
      current = false
    }
  }, [])

  return known
}
