import { TagsInput, type TagsInputProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { api } from '#admin/shell/api.ts'
import { MAX_ORDER_TAGS, MAX_TAG_LENGTH } from '#contract/orders/order-tags.ts'

type TagsFieldProps = Pick<TagsInputProps, 'label' | 'description'> & {
  tags: string[]
  onChange: (tags: string[]) => void
}

/** Adds tags by Enter or comma, and suggests those of other orders. */
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
      // Above, since a dropdown below would cover the save button.
      comboboxProps={{ position: 'top' }}
      {...props}
    />
  )
}

/** Empty while loading or after an error: a tag can still be typed. */
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
