import type { Sequelize } from 'sequelize'
import type { Team, User } from '../domain/account.ts'
import { column, newId, readAll, readOne, type Tx, table } from './rows.ts'

interface MemberRow {
  teamId: string
  userId: string
}

/** Teams of accounts, and who is in them. */
export function teamsTable(sequelize: Sequelize) {
  const teams = table<Team>(sequelize, 'teams', ['id'], {
    id: column.id,
    accountId: column.id,
    name: column.text(255),
    created: column.time,
  })
  const members = table<MemberRow>(sequelize, 'team_members', ['teamId', 'userId'], {
    teamId: column.id,
    userId: column.id,
  })

  return {
    async create(team: Pick<Team, 'accountId' | 'name'>, tx: Tx): Promise<Team> {
      const row = { ...team, id: newId(), created: Date.now() }
      await teams.create(row, { transaction: tx })
      return row
    },

    /** The teams of an account, oldest first. */
    list(accountId: string): Promise<Team[]> {
      return readAll(teams, { where: { accountId }, order: ['id'] })
    },

    async find(accountId: string, id: string, tx?: Tx): Promise<Team | undefined> {
      return readOne(teams, { where: { id, accountId }, transaction: tx ?? null })
    },

    /** Undefined when the account has no such team. */
    async rename(accountId: string, id: string, name: string, tx: Tx): Promise<Team | undefined> {
      await teams.update({ name }, { where: { id, accountId }, transaction: tx })
      return this.find(accountId, id, tx)
    },

    /** Removes a team; its members stay users. Returns whether there was one. */
    async remove(accountId: string, id: string, tx: Tx): Promise<boolean> {
      return (await teams.destroy({ where: { id, accountId }, transaction: tx })) === 1
    },

    /** The teams that a user is in now. */
    async idsOf(userId: string): Promise<string[]> {
      return (await readAll(members, { where: { userId } })).map(({ teamId }) => teamId)
    },

    /** The ids of a team's members. */
    async memberIds(team: Team, tx?: Tx): Promise<string[]> {
      const rows = await readAll(members, { where: { teamId: team.id }, order: ['userId'], transaction: tx ?? null })
      return rows.map(({ userId }) => userId)
    },

    /** Takes a user into a team; who is in it already stays. */
    async addMember(team: Team, user: User, tx: Tx): Promise<void> {
      const options = { ignoreDuplicates: true, transaction: tx }
      await members.bulkCreate([{ teamId: team.id, userId: user.id }], options)
    },

    /** Returns whether the user was in the team. */
    async removeMember(team: Team, userId: string, tx: Tx): Promise<boolean> {
      return (await members.destroy({ where: { teamId: team.id, userId }, transaction: tx })) === 1
    },
  }
}
