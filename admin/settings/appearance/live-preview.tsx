import { Group, NativeSelect, SegmentedControl, Text } from '@mantine/core'
import { useDebouncedCallback, useElementSize } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { api } from '#admin/shell/api.ts'
import { useEntry } from '#admin/shell/entry.ts'
import type { Appearance } from '#contract/content/appearance.ts'
import classes from './appearance-page.module.css'
import { logoRules } from './logo-rules.ts'

type LivePreviewProps = {
  rascunho: Appearance
  /** The saved draft, which the page shows when it is loaded. */
  salvo: Appearance
  /** The saved draft's version: with another one the page is loaded again. */
  versao: number
  /** The query by which the shop shows the saved draft. */
  parametro: string
}

const PAGES = [
  { value: '/', label: 'Página inicial' },
  { value: '/busca', label: 'Lista de produtos' },
  { value: '/marcas', label: 'Marcas' },
  { value: '/checkout/carrinho', label: 'Sacola' },
  { value: '/checkout/acesso', label: 'Entrar' },
]

const SCREENS = { desktop: 1366, mobile: 390 }

const HEIGHT = 720

/** Between a change and its stylesheet, in milliseconds. */
const WAIT_MS = 200

/**
 * The shop's own pages with the draft: as it was saved, with the colours and arrangement that are being chosen written
 * over it. Links work, so that the shop can be walked.
 */
export function LivePreview({ rascunho, salvo, versao, parametro }: LivePreviewProps) {
  const [screen, setScreen] = useState<keyof typeof SCREENS>('desktop')
  const [page, setPage] = useState('/')
  const { ref, width } = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const { nome } = useEntry().loja
  const css = useRef<string | null>(null)
  const shown = SCREENS[screen]
  const scale = width === 0 ? 1 : Math.min(1, width / shown)
  const requests = useRef(0)
  const show = useDebouncedCallback(async (value: Appearance, saved: Appearance) => {
    const request = ++requests.current
    const answer = await api.content.appearance.stylesheet({ rascunho: value }).catch(() => null)
    // An unfinished form is shown as it was before; so is one that has changed, or was saved, meanwhile.
    if (!answer || request !== requests.current) return
    css.current = answer.css + logoRules(value, saved, nome)
    writeOver(frame.current, css.current)
  }, WAIT_MS)
  useEffect(() => show(rascunho, salvo), [show, rascunho, salvo])

  return (
    <section className={classes['preview']} aria-label="Prévia">
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          aria-label="Tela"
          value={screen}
          onChange={(next) => setScreen(next === 'mobile' ? 'mobile' : 'desktop')}
          data={[
            { value: 'desktop', label: 'Computador' },
            { value: 'mobile', label: 'Celular' },
          ]}
        />
        <NativeSelect
          aria-label="Página da prévia"
          data={PAGES}
          value={page}
          onChange={(event) => setPage(event.currentTarget.value)}
        />
      </Group>
      <div ref={ref} className={classes['stage']} style={{ height: HEIGHT }}>
        <iframe
          key={`${page} ${versao}`}
          ref={frame}
          title="Prévia da loja"
          src={`${page}?${parametro}`}
          className={classes['frame']}
          onLoad={() => writeOver(frame.current, css.current)}
          style={{
            width: shown,
            height: HEIGHT / scale,
            transform: `scale(${scale})`,
            marginInline: scale === 1 ? 'auto' : 0,
          }}
        />
      </div>
      <Text size="xs" c="gray.6">
        Cores, letras, visual e o logo aparecem enquanto você escolhe; slogan e créditos, ao salvar o
        rascunho. Só quem está no painel vê a prévia.
      </Text>
    </section>
  )
}

/** Replaces the stylesheet of the framed page, which has the panel's own origin. */
function writeOver(frame: HTMLIFrameElement | null, css: string | null) {
  const page = frame?.contentDocument
  if (!page?.head || css === null) return
  for (const link of page.querySelectorAll('link[href^="/assets/aparencia-"]')) link.remove()
  const style = page.getElementById(LIVE) ?? page.head.appendChild(page.createElement('style'))
  style.id = LIVE
  style.textContent = css
}

const LIVE = 'aparencia-em-edicao'
