import { bursts } from './kit/burst'
import { surface } from './kit/canvas'
import { openHouse } from './kit/open-house'
import { chance, everyFrame, isCalm } from './kit/motion'
import { button, row, setStage } from './kit/stage'
import { stamp } from './kit/theme'
import { FISH, FISHING, type Kind } from './fishing-rules'

interface Swimmer {
  readonly kind: Kind
  readonly image: HTMLCanvasElement
  x: number
  readonly y: number
  readonly speed: number
  readonly phase: number
  caught: number // seconds since it was caught, 0 while it swims
}

interface Shot {
  x: number
  y: number
  readonly vx: number
  readonly vy: number
  readonly bet: number
}

const SHOT_SPEED = 620 // px a second
const MAX_FISH = 9

const stage = setStage()
const { palette } = stage.theme
const house = openHouse(stage, FISHING, () => (cannon.disabled = false))
const kinds = FISH.map((kind) => ({ kind, image: stamp(kind.motif, palette, 200) }))
let swimmers: Swimmer[] = []
let shots: Shot[] = []
let aim = 0 // radians from straight up
let clock = 0

const board = surface(stage.table)
const burst = bursts(stage.table, [palette.light, palette.shade, '#ffd23d'])

function spawn(): void {
  const picked = kinds[Math.min(chance(kinds.length), chance(kinds.length))]
  if (picked === undefined) return
  const isLeft = chance(2) === 0
  swimmers.push({
    ...picked,
    x: isLeft ? -picked.kind.size : board.width + picked.kind.size,
    y: board.height * (0.08 + Math.random() * 0.58),
    speed: (isLeft ? 1 : -1) * picked.kind.speed * (0.7 + Math.random() * 0.6) * (isCalm ? 0.5 : 1),
    phase: Math.random() * 6,
    caught: 0,
  })
}

everyFrame((seconds) => {
  clock += seconds
  if (swimmers.length < MAX_FISH && Math.random() < seconds * 2.2) spawn()
  for (const fish of swimmers) {
    if (fish.caught > 0) fish.caught += seconds
    else fish.x += fish.speed * seconds
  }
  swimmers = swimmers.filter(
    (fish) =>
      fish.caught < 0.6 && fish.x > -fish.kind.size * 1.5 && fish.x < board.width + fish.kind.size * 1.5,
  )
  for (const shot of shots) {
    shot.x += shot.vx * seconds
    shot.y += shot.vy * seconds
  }
  shots = shots.filter((shot) => !hits(shot) && shot.y > -20 && shot.x > -20 && shot.x < board.width + 20)
  paint()
})

function hits(shot: Shot): boolean {
  const fish = swimmers.find(
    (one) => one.caught === 0 && Math.hypot(one.x - shot.x, one.y - shot.y) < one.kind.size * 0.42,
  )
  if (fish === undefined) return false
  void strike(fish, shot.bet)
  return true
}

/** The hit is the bet: a shot that misses costs nothing. */
async function strike(fish: Swimmer, bet: number): Promise<void> {
  const played = await house.play({ stake: bet, fish: FISH.indexOf(fish.kind) })
  if (played === null) return
  played.land()
  if (!played.outcome.isCaught) return
  fish.caught = 0.001
  stage.result(stage.say('caught', stage.purse.money(played.win)))
  burst(fish.kind.pays)
}

function fire(): void {
  const bet = stage.purse.bet
  const [x, y] = [board.width / 2, board.height - 26]
  shots.push({ x, y, vx: Math.sin(aim) * SHOT_SPEED, vy: -Math.cos(aim) * SHOT_SPEED, bet })
}

function paint(): void {
  const { pen, width, height } = board
  const sea = pen.createLinearGradient(0, 0, 0, height)
  sea.addColorStop(0, palette.mid)
  sea.addColorStop(1, palette.deep)
  pen.fillStyle = sea
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = palette.light
  pen.globalAlpha = 0.08
  for (let ray = 0; ray < 4; ray += 1) {
    const at = width * (0.1 + ray * 0.27) + Math.sin(clock * 0.4 + ray) * 18
    pen.beginPath()
    pen.moveTo(at, -10)
    pen.lineTo(at + 40, -10)
    pen.lineTo(at + 20, height)
    pen.lineTo(at - 90, height)
    pen.fill()
  }
  pen.globalAlpha = 1
  swimmers.forEach(paintFish)
  pen.fillStyle = '#ffe08a'
  for (const shot of shots) {
    pen.beginPath()
    pen.arc(shot.x, shot.y, 7, 0, 7)
    pen.fill()
  }
  paintCannon()
}

function paintFish(fish: Swimmer): void {
  const { pen } = board
  const size = fish.kind.size * (1 + fish.caught * 0.8)
  pen.save()
  pen.translate(fish.x, fish.y + Math.sin(clock * 2 + fish.phase) * 5)
  pen.globalAlpha = Math.max(0, 1 - fish.caught / 0.6)
  pen.rotate(fish.caught * 5 + Math.sin(clock * 3 + fish.phase) * 0.06)
  // Some motifs face left; each is flipped to face its direction.
  if (fish.speed < 0 !== fish.kind.looksLeft) pen.scale(-1, 1)
  pen.drawImage(fish.image, -size / 2, -size / 2, size, size)
  pen.restore()
}

function paintCannon(): void {
  const { pen, width, height } = board
  pen.save()
  pen.translate(width / 2, height - 12)
  pen.fillStyle = palette.deep
  pen.beginPath()
  pen.arc(0, 8, 38, Math.PI, 0)
  pen.fill()
  pen.rotate(aim)
  pen.fillStyle = palette.shade
  pen.strokeStyle = palette.deep
  pen.lineWidth = 3
  pen.beginPath()
  pen.roundRect(-13, -54, 26, 58, 9)
  pen.fill()
  pen.stroke()
  pen.fillStyle = palette.light
  pen.fillRect(-16, -56, 32, 10)
  pen.restore()
}

function aimAt(x: number, y: number): void {
  const angle = Math.atan2(x - board.width / 2, board.height - 12 - y)
  aim = Math.min(1.35, Math.max(-1.35, angle))
}

board.canvas.addEventListener('pointerdown', (event) => {
  aimAt(event.offsetX, event.offsetY)
  fire()
})
board.canvas.addEventListener('pointermove', (event) => aimAt(event.offsetX, event.offsetY))
const turn = (by: number) => (aim = Math.min(1.35, Math.max(-1.35, aim + by)))
addEventListener('keydown', (event) => {
  if (event.key === 'ArrowLeft') turn(-0.12)
  if (event.key === 'ArrowRight') turn(0.12)
})

const cannon = button(stage.say('fire'), fire, 'go')
cannon.disabled = true
stage.controls.append(row(stage.stepper(), cannon))
stage.result(stage.say('aim'))
