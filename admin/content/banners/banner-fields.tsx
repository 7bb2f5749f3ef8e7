import { Group, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { MomentField } from '#admin/components/date/moment-field.tsx'
import { PictureField } from '#admin/components/picture/picture-field.tsx'
import { chosen, SCREENS } from '../words.ts'
import { type BannerDraft, type BannerSize, pictureOf, withPicture } from './banner-draft.ts'

type BannerFieldsProps = {
  banner: BannerDraft
  change: (change: (old: BannerDraft) => BannerDraft) => void
  /** Returns the error for a field of this banner. */
  problem: (field: string) => string | undefined
}

/** One banner of a group: pictures, texts, link, period and screens. */
export function BannerFields({ banner, change, problem }: BannerFieldsProps) {
  const { desktop, mobile, alt } = banner
  const set = (changes: Partial<BannerDraft>) => change((old) => ({ ...old, ...changes }))
  const words = desktop?.parametrosAdicionais ?? {}

  /** Overlay texts and link are the same on all screens. */
  function setOnAllSizes(changes: Partial<Pick<BannerSize, 'link' | 'parametrosAdicionais'>>) {
    change((old) => ({
      ...old,
      desktop: old.desktop && { ...old.desktop, ...changes },
      mobile: old.mobile && { ...old.mobile, ...changes },
    }))
  }
  const setTexts = (texts: typeof words) =>
    setOnAllSizes({ parametrosAdicionais: withoutEmpty({ ...words, ...texts }) })

  return (
    <Stack gap="sm" pt="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PictureField
          label="Imagem"
          description="De computador, e de celular se não houver outra."
          value={pictureOf(desktop, alt)}
          max={1}
          alt={alt}
          error={problem('dimensoes.desktop.arquivo')}
          onChange={(next) =>
            change((old) => {
              const [picture] = next(pictureOf(old.desktop, old.alt))
              return { ...old, desktop: withPicture(old.desktop, picture), alt: picture?.alt ?? old.alt }
            })
          }
        />
        <PictureField
          label="Imagem para celular"
          description="Opcional: mais alta que larga, para telas estreitas."
          value={pictureOf(mobile, alt)}
          max={1}
          alt={alt}
          error={problem('dimensoes.mobile.arquivo')}
          onChange={(next) =>
            change((old) => {
              const [picture] = next(pictureOf(old.mobile, old.alt))
              const size = withPicture(old.mobile ?? old.desktop, picture)
              return { ...old, mobile: size, alt: picture?.alt ?? old.alt }
            })
          }
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Nome no painel"
          maxLength={80}
          required
          value={banner.nome}
          error={problem('nome')}
          onChange={(event) => set({ nome: event.currentTarget.value })}
        />
        <TextInput
          label="Link"
          placeholder="/violinos ou https://…"
          maxLength={500}
          disabled={!desktop}
          value={desktop?.link ?? ''}
          error={problem('dimensoes.desktop.link')}
          onChange={(event) => setOnAllSizes({ link: event.currentTarget.value || null })}
        />
        <TextInput
          label="Título sobre a imagem"
          maxLength={120}
          disabled={!desktop}
          value={words.titulo ?? ''}
          onChange={(event) => setTexts({ titulo: event.currentTarget.value })}
        />
        <TextInput
          label="Texto do botão"
          maxLength={40}
          disabled={!desktop}
          value={words.botao ?? ''}
          onChange={(event) => setTexts({ botao: event.currentTarget.value })}
        />
      </SimpleGrid>
      <Textarea
        label="Texto sobre a imagem"
        maxLength={300}
        autosize
        minRows={2}
        disabled={!desktop}
        value={words.texto ?? ''}
        onChange={(event) => setTexts({ texto: event.currentTarget.value })}
      />
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <MomentField
          label="Aparece em"
          description="Vazio: desde já"
          miw={180}
          value={banner.dataInicial}
          onChange={(dataInicial) => set({ dataInicial })}
        />
        <MomentField
          label="Some em"
          description="Vazio: não some"
          miw={180}
          value={banner.dataFinal}
          error={problem('dataFinal')}
          onChange={(dataFinal) => set({ dataFinal })}
        />
        <NativeSelect
          label="Telas"
          description="Celular é até 768 px"
          miw={140}
          data={[...SCREENS]}
          value={banner.dispositivo}
          onChange={(event) => set({ dispositivo: chosen(SCREENS, event.currentTarget.value) ?? 'todos' })}
        />
        <NativeSelect
          label="Cores da imagem"
          description="Para o texto ficar legível"
          miw={140}
          disabled={!desktop}
          data={[
            { value: 'claro', label: 'Imagem clara' },
            { value: 'escuro', label: 'Imagem escura' },
          ]}
          value={words.tema ?? 'claro'}
          onChange={(event) =>
            setTexts({ tema: event.currentTarget.value === 'escuro' ? 'escuro' : 'claro' })
          }
        />
      </Group>
    </Stack>
  )
}

/** Removes the empty texts. */
function withoutEmpty(words: BannerSize['parametrosAdicionais']): BannerSize['parametrosAdicionais'] {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''))
}
