import { afterEach, expect, test, vi } from "vitest";
import { accountApi } from "../api/account";
import { pushState } from "./push";

function browser(endpoint: string | null): void {
  const subscription = endpoint === null ? null : { endpoint };
  const worker = { pushManager: { getSubscription: () => Promise.resolve(subscription) } };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", { permission: "granted" });
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: () => Promise.resolve(worker) },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [true, "on"],
  [false, "off"],
])("a browser is on as long as the house knows it: %s", async (known, expected) => {
  browser("https://push.example.org/1");
  const asked = vi.spyOn(accountApi, "isSubscribed").mockResolvedValue({ known });
  expect(await pushState()).toBe(expected);
  expect(asked).toHaveBeenCalledWith("https://push.example.org/1");
});

test("one that never subscribed asks nobody", async () => {
  browser(null);
  const asked = vi.spyOn(accountApi, "isSubscribed");
  expect(await pushState()).toBe("off");
  expect(asked).not.toHaveBeenCalled();
});
