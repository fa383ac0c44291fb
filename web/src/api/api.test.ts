import { beforeEach, describe, expect, test, vi } from "vitest";
import { api, ApiError, request, sayError, setSomebody } from "./api";
import { accountApi } from "./account";
import { me, setMe } from "../stores/me.svelte";
import { addBundle } from "../text/bundles.svelte";
import type { Me } from "./wire";

const GUEST: Me = { ...me.current, id: "p1", name: "Grey Lady" };
const PROBLEM = {
  status: 409,
  error: { type: "text", domain: "toy", key: "taken", fields: { seat: 1 } },
  message: "Seat B is taken.",
};

type Answer = [status: number, body: unknown, headers?: Record<string, string>];

/** The house answers these, in order; the requests it got come back. */
function houseAnswers(...answers: Answer[]): { method: string; path: string; body: unknown }[] {
  const asked: { method: string; path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    asked.push({ method: init.method ?? "GET", path, body });
    const [status, content, headers = {}] = answers.shift() ?? [500, "nothing more to say"];
    const text = typeof content === "string" ? content : JSON.stringify(content);
    return Promise.resolve(new Response(status === 204 ? null : text, { status, headers }));
  });
  return asked;
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error("it went well");
}

beforeEach(() => {
  addBundle("en", "toy", ["taken = { $seat_name } is taken"]);
  addBundle("en", "house", [
    "error-offline = away",
    "error-unexpected = odd",
    "error-house-down = ill",
  ]);
  setMe(GUEST);
});

describe("a house that cannot get at its data", () => {
  const away: Answer = [503, { ...PROBLEM, status: 503 }, { "retry-after": "2" }];

  test("is asked again by itself where nothing is changed", async () => {
    vi.useFakeTimers();
    const asked = houseAnswers(away, away, [200, { id: "t" }]);
    const answer = request("GET /me");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toEqual({ id: "t" });
    expect(asked).toHaveLength(3);
    vi.useRealTimers();
  });

  test("is not asked twice to change something", async () => {
    const asked = houseAnswers(away, [200, {}]);
    expect(await failure(request("POST /me/handover"))).toMatchObject({
      status: 503,
      retryAfter: 2,
    });
    expect(asked).toHaveLength(1);
  });
});

describe("a refusal", () => {
  test("says what the house said, in words of the client", async () => {
    houseAnswers([409, PROBLEM]);
    const error = await failure(request("GET /me"));
    expect(error.status).toBe(409);
    expect(error.text.key).toBe("taken");
    expect(error.say()).toBe("B is taken");
  });

  test("falls back on the house's own words for an unknown message", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    houseAnswers([409, { ...PROBLEM, error: { ...PROBLEM.error, key: "newer" } }]);
    const error = await failure(request("GET /me"));
    expect(error.say()).toBe("Seat B is taken.");
  });

  test("tells how long to wait", async () => {
    houseAnswers([429, PROBLEM, { "retry-after": "7" }]);
    expect((await failure(request("GET /me"))).retryAfter).toBe(7);
  });

  test.each([
    [502, "<html>Bad Gateway</html>", "ill"],
    [418, "{}", "odd"],
    [200, "<html>somebody's login page</html>", "odd"],
  ])("of something that is not the house (%i) has words too", async (status, body, words) => {
    houseAnswers([status, body]);
    expect((await failure(request("GET /me"))).say()).toBe(words);
  });

  test("without any network has words too", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
    const error = await failure(request("GET /me"));
    expect(error.status).toBe(0);
    expect(sayError(error)).toBe("away");
  });
});

describe("whoever does something", () => {
  test("becomes a guest first, once", async () => {
    setSomebody(false);
    const asked = houseAnswers([200, GUEST], [201, { id: "t1" }], [201, { id: "t2" }]);
    await Promise.all([api.quickPlay({ game: "ghosts" }), api.quickPlay({ game: "ghosts" })]);
    expect(asked.map(({ path }) => path)).toEqual([
      "/api/me/guest",
      "/api/tables/quick",
      "/api/tables/quick",
    ]);
    expect(me.name).toBe("Grey Lady");
  });

  test("comes in anew when the house no longer knows the cookie", async () => {
    const asked = houseAnswers([401, PROBLEM], [200, GUEST], [200, { id: "t1" }]);
    await api.sit("t1");
    expect(asked.map(({ path }) => path)).toEqual([
      "/api/tables/t1/seats",
      "/api/me/guest",
      "/api/tables/t1/seats",
    ]);
  });

  test("is not made a guest by only looking", async () => {
    setSomebody(false);
    const asked = houseAnswers([200, { id: "t1" }]);
    await api.table("A B");
    expect(asked).toEqual([{ method: "GET", path: "/api/tables/A%20B", body: undefined }]);
  });
});

test("nothing to say is no error", async () => {
  houseAnswers([204, ""]);
  await expect(accountApi.signOut()).resolves.toBeUndefined();
});

test("what stands in an address is written so that it cannot be anything else", async () => {
  const asked = vi.fn((_: string) => Promise.resolve(Response.json({})));
  vi.stubGlobal("fetch", asked);
  await request("GET /tables/{table_id}/moments/{seq}", {
    path: { table_id: "a/b?c", seq: 3 },
    query: { seat: 0 },
  });
  await request("GET /me/next", { query: { after: null } });
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    "/api/tables/a%2Fb%3Fc/moments/3?seat=0",
    "/api/me/next",
  ]);
});
