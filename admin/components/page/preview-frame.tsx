import { SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import classes from './preview-frame.module.css'

type PreviewFrameProps = {
  /** What is shown, for who can't see it. */
  titulo: string
  /** A whole document, or what stands in the body of one. */
  html: string
  altura?: number
}

type Screen = 'desktop' | 'mobile'

/** HTML as a visitor would see it, on a wide screen or on a phone. Nothing in it runs, and nothing of it touches the panel. */
export function PreviewFrame({ titulo, html, altura = 520 }: PreviewFrameProps) {
  const [screen, setScreen] = useState<Screen>('desktop')

  return (
    <Stack gap="xs">
      <ScreenSwitch valor={screen} mudar={setScreen} />
      <iframe
        title={titulo}
        sandbox=""
        srcDoc={html}
        className={classes['frame']}
        data-screen={screen}
        style={{ height: altura }}
      />
    </Stack>
  )
}

/** Which kind of screen a preview is for. */
export function ScreenSwitch({ valor, mudar }: { valor: Screen; mudar: (screen: Screen) => void }) {
  return (
    <SegmentedControl
      aria-label="Tela"
      value={valor}
      onChange={(next) => mudar(next === 'mobile' ? 'mobile' : 'desktop')}
      data={[
        { value: 'desktop', label: 'Computador' },
        { value: 'mobile', label: 'Celular' },
      ]}
      style={{ alignSelf: 'flex-start' }}
    />
  )
}
