import { TextInput } from '@mantine/core'
import { slugOf } from '#domain/format/slug.ts'

type SlugFieldProps = {
  /** The path before the slug: `/`, `/marcas/`. */
  prefix: string
  value: string
  onChange: (slug: string) => void
  /** The current slug in the shop; null for a new page. */
  savedSlug: string | null
  error: string | undefined
  maxLength?: number
}

/** The slug of a page in the shop. Changing it leaves a redirect behind. */
export function SlugField({ prefix, value, onChange, savedSlug, error, maxLength = 120 }: SlugFieldProps) {
  const moved = savedSlug !== null && savedSlug !== value

  return (
    <TextInput
      label="Endereço"
      description={
        moved
          ? `${prefix}${value}. Quem abrir ${prefix}${savedSlug} será levado para lá.`
          : `${prefix}${value}`
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => value !== slugOf(value) && onChange(slugOf(value))}
      error={error}
      maxLength={maxLength}
      required
    />
  )
}
