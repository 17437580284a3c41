import type { MiniGameScript, MiniGameSetup } from '#domain/mini-game/mini-game-script'
import { draw, make, makeButton, createSvg } from './draw'
import { type GameWords, speechOf } from './words'

export interface Game {
  /** Keys of its title and of its button text. */
  readonly title: keyof GameWords
  readonly play: keyof GameWords
  readonly colours: { readonly deep: string; readonly bright: string; readonly ink: string }
  /** Creates the icon of the round button. */
  readonly sign: () => SVGSVGElement
  /** Creates the game's element and the function that plays it once and resolves with the points. */
  readonly table: () => { readonly element: HTMLElement; readonly run: () => Promise<number> }
  /** Widths of the table in px: in portrait and in landscape orientation. */
  readonly widths: { readonly upright: number; readonly low: number }
}

const LOW_PX = 480

const LABEL = { font: '700 1rem/1.2 system-ui, sans-serif' }

/** Defines `window.MiniGame` of contract.md: a round button that opens a panel with one small game. */
export const offerGame = (game: Game): void => {
  Object.assign(window, {
    MiniGame: {
      mount: (element, setup) => mount(game, element, setup),
    } satisfies MiniGameScript<HTMLElement>,
  })
}

const mount = (game: Game, element: HTMLElement, { language, onOpen, onClose }: MiniGameSetup) => {
  const { words, tag, dir } = speechOf(language)
  const { deep, bright, ink } = game.colours
  let isGone = false

  const open = (): void => {
    const isLow = innerHeight < LOW_PX
    body.style.setProperty('flex-direction', isLow ? 'row' : 'column')
    table.element.style.setProperty('width', `${String(isLow ? game.widths.low : game.widths.upright)}px`)
    root.replaceChildren(panel)
    play.focus({ preventScroll: true })
    onOpen()
  }
  const close = (): void => {
    root.replaceChildren(opener)
    opener.focus({ preventScroll: true })
    onClose()
  }
  const round = async (): Promise<void> => {
    if (play.ariaDisabled === 'true') return
    play.ariaDisabled = 'true'
    said.textContent = ''
    try {
      const points = await table.run()
      if (!isGone) said.textContent = `+${String(points)} ${words.points}`
    } catch {
      // Its elements were removed during the animation.
    }
    play.ariaDisabled = 'false'
  }

  const opener = makeButton(
    {
      display: 'grid',
      'place-items': 'center',
      width: '60px',
      height: '60px',
      'border-radius': '50%',
      background: `radial-gradient(circle at 35% 25%, ${bright}, ${deep} 75%)`,
      'box-shadow': '0 0 0 2px #fff, 0 6px 18px rgba(0, 0, 0, .35)',
    },
    open,
    game.sign(),
  )
  opener.ariaLabel = words[game.title]
  const table = game.table()
  const shut = makeButton(
    { display: 'grid', 'place-items': 'center', width: '44px', height: '44px', color: '#fff' },
    close,
    createSvg(18, draw('path', { d: 'M15 15L85 85M85 15L15 85', stroke: '#fff', 'stroke-width': '12' })),
  )
  shut.ariaLabel = words.close
  const play = makeButton(
    {
      ...LABEL,
      width: '100%',
      'min-width': '120px',
      'min-height': '48px',
      'white-space': 'nowrap',
      'border-radius': '24px',
      background: bright,
      color: ink,
    },
    () => void round(),
    words[game.play],
  )
  const said = make('p', { ...LABEL, 'min-height': '1.2em', 'text-align': 'center', color: '#fff' })
  said.role = 'status'
  const body = make(
    'div',
    { display: 'flex', 'align-items': 'center', gap: '12px' },
    table.element,
    make('div', { flex: '1', width: '100%', display: 'grid', gap: '12px' }, said, play),
  )
  const panel = make(
    'div',
    {
      display: 'grid',
      gap: '12px',
      'min-width': '244px',
      padding: '4px 16px 16px',
      background: `linear-gradient(${deep}, #14091f)`,
    },
    make(
      'div',
      { display: 'flex', 'align-items': 'center', 'margin-inline-end': '-12px' },
      make('p', { ...LABEL, flex: '1', color: '#fff' }, words[game.title]),
      shut,
    ),
    body,
  )
  const root = make('div', {}, opener)
  root.lang = tag
  root.dir = dir
  element.append(root)
  return () => {
    isGone = true
    root.remove()
  }
}
