import { TextInput } from '@mantine/core'
import { slugOf } from '#domain/format/slug.ts'

type SlugFieldProps = {
  /** What stands before it in the address: `/`, `/marcas/`. */
  acima: string
  valor: string
  mudar: (slug: string) => void
  /** Under what the shop has the page now; null for a new one. */
  salvo: string | null
  erro: string | undefined
  letras?: number
}

/** Under what address the shop shows something. A page that moves leaves a redirect behind. */
export function SlugField({ acima, valor, mudar, salvo, erro, letras = 120 }: SlugFieldProps) {
  const moved = salvo !== null && salvo !== valor

  return (
    <TextInput
      label="Endereço"
      description={
        moved ? `${acima}${valor}. Quem abrir ${acima}${salvo} será levado para lá.` : `${acima}${valor}`
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={valor}
      onChange={(event) => mudar(event.currentTarget.value)}
      onBlur={() => valor !== slugOf(valor) && mudar(slugOf(valor))}
      error={erro}
      maxLength={letras}
      required
    />
  )
}
