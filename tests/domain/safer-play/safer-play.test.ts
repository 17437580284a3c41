import { expect, test } from 'vitest'
import { minimumAge } from '#domain/safer-play/minimum-age'
import {
  findPlaySession,
  mergePlaySessions,
  minutesPlayed,
  parsePlaySessions,
  parseReminder,
  playSessionAt,
  type PlaySession,
  reminderDueAt,
  withPlaySession,
  writePlaySessions,
} from '#domain/safer-play/play-time'

const MINUTE = 60_000
const START = Date.UTC(2026, 5, 10, 20)
const at = (minutes: number): number => START + minutes * MINUTE

const begun: PlaySession = { startedAt: START, answeredAt: 0, seenAt: START, member: '' }

const startAt = (stored: PlaySession, minutes: number, member = ''): number =>
  playSessionAt([stored], member, at(minutes)).startedAt

test('PLY-01 a play session continues after a reload and a short absence; 15 minutes are a break', () => {
  expect(playSessionAt([], '', START)).toEqual(begun)
  expect(playSessionAt([begun], '', at(15) - 1)).toEqual({ ...begun, seenAt: at(15) - 1 })
  expect(playSessionAt([begun], '', at(15))).toEqual({ ...begun, startedAt: at(15), seenAt: at(15) })
})

test('PLY-01 it restarts after the clock was set back by more than a correction', () => {
  expect(playSessionAt([begun], '', START - 1).startedAt).toBe(START - 1)
  const ahead = at(24 * 60)
  expect(playSessionAt([{ ...begun, answeredAt: ahead }], '', at(1)).answeredAt).toBe(0)
  expect(startAt({ ...begun, seenAt: ahead }, 1)).toBe(at(1))
  expect(startAt({ ...begun, answeredAt: at(1) + 1_000 }, 1)).toBe(START)
})

test('PLY-01 continues through login and logout; another member starts a new one', () => {
  const ann = playSessionAt([begun], '7', at(5))
  expect(ann).toEqual({ ...begun, seenAt: at(5), member: '7' })
  expect(withPlaySession([begun], ann, at(5))).toHaveLength(1) // the guest’s becomes the member’s
  const left = playSessionAt([ann], '', at(6))
  expect(left).toEqual({ ...begun, seenAt: at(6), member: '7' })
  expect([startAt(left, 7, '7'), startAt(left, 7, '8')]).toEqual([START, at(7)])
})

test('PLY-01 R-18 two members in two tabs have two sessions, however often the player switches', () => {
  let kept = withPlaySession([], playSessionAt([], '7', START), START)
  for (let minute = 1; minute <= 40; minute += 1) {
    const session = playSessionAt(kept, minute % 2 === 1 ? '8' : '7', at(minute))
    kept = withPlaySession(kept, session, at(minute))
  }
  expect(kept.map(({ member, startedAt }) => [member, startedAt])).toEqual([
    ['8', at(1)],
    ['7', START],
  ])
  // A guest in a third tab continues the last one; a session that had its break is dropped.
  expect(findPlaySession(kept, '', at(41))?.member).toBe('7')
  const delayed = playSessionAt(kept, '8', at(54))
  expect(delayed.startedAt).toBe(at(54))
  expect(withPlaySession(kept, delayed, at(55))).toEqual([delayed])
})

test('PLY-01 its duration is shown in whole minutes', () => {
  expect([0, 0.9, 1, 61.5].map((minutes) => minutesPlayed(begun, at(minutes)))).toEqual([0, 0, 1, 61])
  expect(minutesPlayed(begun, START - 1)).toBe(0)
})

test('PLY-01 survives serialization; anything else is rejected', () => {
  const session = { startedAt: 1, answeredAt: 2, seenAt: 3, member: '7' }
  const other = { ...session, member: '8' }
  expect(parsePlaySessions(writePlaySessions([session, other]))).toEqual([session, other])
  for (const text of [null, 'x', '{}', '[1]', '[[1,2,3]]', '[[1,2,3,4]]', '[["1",2,3,""]]'])
    expect(parsePlaySessions(text)).toEqual([])
  expect(parsePlaySessions('[[1,null,3,""],[1,2,3,"7"]]')).toEqual([session])
})

test('PLY-01 the reminder is off or after 15, 30 or 60 minutes; any other value is off', () => {
  expect([null, '0', '15', '30', '60', '', '5', 'x'].map(parseReminder)).toEqual([0, 0, 15, 30, 60, 0, 0, 0])
})

test('PLY-01 the reminder is due after that playing time, and again after the same time since each answer', () => {
  expect(reminderDueAt(begun, 0)).toBeNull()
  expect(reminderDueAt(begun, 30)).toBe(at(30))
  expect(reminderDueAt({ ...begun, answeredAt: at(31) }, 30)).toBe(at(61))
})

test('PLY-01 two tabs of a play session: it starts with the earlier one, and an answer counts in both', () => {
  const second = { ...begun, startedAt: at(40), seenAt: at(40) }
  const answered = { ...begun, answeredAt: at(30), seenAt: at(30), member: '7' }
  const merged = { ...answered, seenAt: at(40) }
  expect([mergePlaySessions(answered, second), mergePlaySessions(second, answered)]).toEqual([merged, merged])
  expect(mergePlaySessions(answered, { ...second, member: '7' })).toEqual(merged)
  const bens = { ...second, member: '8' }
  expect(mergePlaySessions(answered, bens)).toEqual(bens)
})

test('PLY-02 a merchant can raise the minimum age above 18 but not lower it', () => {
  expect([undefined, 0, 16, 18, 21].map(minimumAge)).toEqual([18, 18, 18, 18, 21])
})
