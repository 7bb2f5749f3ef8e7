import { SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import classes from './preview-frame.module.css'

type PreviewFrameProps = {
  /** Title of the frame, for screen readers. */
  title: string
  /** A whole document, or the content of its body. */
  html: string
  height?: number
}

type Screen = 'desktop' | 'mobile'

/**
 * HTML as a visitor would see it, on a wide screen or a phone. Sandboxed: it runs no scripts and has no access to the
 * panel.
 */
export function PreviewFrame({ title, html, height = 520 }: PreviewFrameProps) {
  const [screen, setScreen] = useState<Screen>('desktop')

  return (
    <Stack gap="xs">
      <ScreenSwitch value={screen} onChange={setScreen} />
      <iframe
        title={title}
        sandbox=""
        srcDoc={html}
        className={classes['frame']}
        data-screen={screen}
        style={{ height }}
      />
    </Stack>
  )
}

/** Switches the preview's kind of screen. */
export function ScreenSwitch({ value, onChange }: { value: Screen; onChange: (screen: Screen) => void }) {
  return (
    <SegmentedControl
      aria-label="Tela"
      value={value}
      onChange={(next) => onChange(next === 'mobile' ? 'mobile' : 'desktop')}
      data={[
        { value: 'desktop', label: 'Computador' },
        { value: 'mobile', label: 'Celular' },
      ]}
      style={{ alignSelf: 'flex-start' }}
    />
  )
}
